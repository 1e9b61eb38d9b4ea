import { defineEntity, p } from '@mikro-orm/postgresql'
import { wordsColumn, wordsRemembered } from '../../db/words'

const ProductNameSchema = defineEntity({
  name: 'ProductName',
  tableName: 'product_name',
  triggers: [wordsRemembered],
  properties: {
    name: p.text().primary(),
    words: wordsColumn('name'),
  },
  indexes: [
    {
      name: 'product_name_words',
      expression: 'create index "product_name_words" on "product_name" using gin ("words")',
    },
  ],
})
/**
 * Every name that a dish ever had, once; a trigger of `product` adds it. Menus share their words, so searching among names
 * costs what the language is large, not what the country is.
 */
export class ProductName extends ProductNameSchema.class {}
ProductNameSchema.setClass(ProductName)
