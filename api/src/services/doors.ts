import type { Bank } from './payments/tbank'

/** The doors to the outside, each with its stand-in. Built once per process from the settings. */
export type Doors = {
  bank: Bank
}
