agreed-ends-own = ostatnia karta własnej linii kończy grę
agreed-ends-any = ostatnia karta dowolnej linii kończy grę
agreed-children = punktacja dziecięca
