import { persistentJSON } from '@nanostores/persistent'

/** How an order sounds when it comes; each can be heard over an extractor fan in its own way. */
export const MELODIES = { bells: 'Колокольчики', ding: 'Звонок на\u00A0кухне', trill: 'Телефон' } as const
export type Melody = keyof typeof MELODIES

export const VOLUMES = { quiet: 'Тихо', usual: 'Обычно', loud: 'Громко' } as const
export type Volume = keyof typeof VOLUMES
export const LOUDNESS: Readonly<Record<Volume, number>> = { quiet: 0.25, usual: 0.6, loud: 1 }

/** Widths of a sheet's paper, millimetres. */
export const PAPERS = { '80': '80\u00A0мм', '58': '58\u00A0мм' } as const
export type Paper = keyof typeof PAPERS

type BoardSettings = {
  melody: Melody
  volume: Volume
  paper: Paper
  /** The sheet of an order comes out by itself when it is accepted here. */
  prints_accepted: boolean
  /** For a tablet on the wall: what is to be cooked, read from two metres. */
  kitchen: boolean
}

/** Of this device: a tablet in the kitchen and a desk beside the door want different ones. */
export const $boardSettings = persistentJSON<BoardSettings>('ostrov_board', {
  melody: 'bells',
  volume: 'usual',
  paper: '80',
  prints_accepted: false,
  kitchen: false,
})

export function setBoard(change: Partial<BoardSettings>): void {
  $boardSettings.set({ ...$boardSettings.get(), ...change })
}
