import { defineEntity, p } from '@mikro-orm/postgresql'

const ProductNameSchema = defineEntity({
  name: 'ProductName',
  tableName: 'product_name',
  properties: {
    name: p.text().primary(),
  },
  indexes: [
    {
      name: 'product_name_search',
      expression:
        'create index "product_name_search" on "product_name" using gin (translate("name", \'ёЁ\', \'еЕ\') gin_trgm_ops)',
    },
  ],
})
/**
 * Every name that a dish ever had, once; a trigger of `product` adds it. Menus share their words, so searching among names
 * costs what the language is large, not what the country is.
 */
export class ProductName extends ProductNameSchema.class {}
ProductNameSchema.setClass(ProductName)
