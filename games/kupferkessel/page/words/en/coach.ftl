coach-line = Your figure stands at the glowing line. Tap one of its cards twice, or drag it into your cauldron.
coach-walk = Your top card says how far you move next. The cards below it are covered: remember them.
coach-families = Collect three or four of a family. A single card of a family costs you points.
