import { defineEntity, p } from '@mikro-orm/postgresql'

/** A process of the product, as it says of itself every half minute. */
const ProcessSchema = defineEntity({
  name: 'Process',
  tableName: 'process',
  properties: {
    id: p.uuid().primary(),
    host: p.text(),
    pid: p.integer(),
    /** What it was built of; null where the build did not say. */
    version: p.text().nullable(),
    started_at: p.datetime(),
    beat_at: p.datetime(),
  },
})
export class Process extends ProcessSchema.class {}
ProcessSchema.setClass(Process)
