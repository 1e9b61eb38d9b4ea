import { defineEntity, p } from '@mikro-orm/postgresql'

/** How a service outside last answered, whichever process asked it. */
const DoorStateSchema = defineEntity({
  name: 'DoorState',
  tableName: 'door_state',
  properties: {
    /** Of `DOORS`. */
    door: p.text().primary(),
    success_at: p.datetime().nullable(),
    error_at: p.datetime().nullable(),
    /** A word and a code, as the queue keeps them: nothing that the service said. */
    error: p.text().nullable(),
    /** Until when the process that failed to reach it last asks no more. */
    paused_until: p.datetime().nullable(),
  },
})
export class DoorState extends DoorStateSchema.class {}
DoorStateSchema.setClass(DoorState)
