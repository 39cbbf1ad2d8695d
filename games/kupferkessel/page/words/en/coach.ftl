coach-line = Your hat stands at the glowing line. Press one of its cards twice, or drag it into your kettle.
coach-walk = The card on top of your kettle says how far you walk next. What lies below it is covered: remember it.
coach-families = Collect three or four of a family. A single card of a family costs you points.
