import { defineEntity, p } from '@mikro-orm/postgresql'
import { Restaurant } from '../restaurants/restaurant'

/** Answers that a restaurant gives often. */
const AnswerTemplatesSchema = defineEntity({
  name: 'AnswerTemplates',
  tableName: 'answer_templates',
  properties: {
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary(),
    templates: p.array<string>().columnType('text[]').default([]),
  },
})
export class AnswerTemplates extends AnswerTemplatesSchema.class {}
AnswerTemplatesSchema.setClass(AnswerTemplates)
