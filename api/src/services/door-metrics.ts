import type { DoorName } from '@ostrov/shared/system/doors'
import { Counter, Gauge, Histogram } from 'prom-client'

/** Of restaurants' own servers there is no door on the System page: each is another one. */
export type MeteredDoor = DoorName | 'webhooks'

export const doorCalls = new Counter({
  name: 'door_calls_total',
  help: 'Questions to services outside by how they went; paused: not asked, for it had failed too often',
  labelNames: ['door', 'outcome'],
  registers: [],
})
export const doorDuration = new Histogram({
  name: 'door_call_duration_seconds',
  help: 'How long a service outside took to answer, repeats and all',
  labelNames: ['door'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 15, 30],
  registers: [],
})
export const doorPaused = new Gauge({
  name: 'door_paused',
  help: '1 while a process does not ask a service outside',
  aggregator: 'max',
  labelNames: ['door'],
  registers: [],
})
