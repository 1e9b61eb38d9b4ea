import type { Check } from '../forms/form'
import { IMAGES_MAX, tooManyImages } from './rules'

/** A picture of a form: on its way to the server, there, or refused. */
export type Picture = {
  /** Its own in this form, whatever happens to it. */
  key: string
  state: 'waiting' | 'sending' | 'stored' | 'failed'
  /** The stored picture; null until it is. */
  id: string | null
  /** Where it can be seen. */
  url: string
  /** How much of it is sent, 0–1. */
  progress: number
  /** Why it was not taken. */
  why: string | null
  /** What it is made from, of one that this browser has and the server may not. */
  file?: Blob
}

/** A picture that is still to be sent. */
export function waitingPicture(file: Blob): Picture {
  const url = URL.createObjectURL(file)
  return { key: url, state: 'waiting', id: null, url, progress: 0, why: null, file }
}

/** A picture that the server has already. */
export function storedPicture({ id, url }: { id: string; url: string }): Picture {
  return { key: id, state: 'stored', id, url, progress: 1, why: null }
}

/** A picture as a form holds it, among values of any kind. */
export function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'key' in value && 'state' in value
}

/** The pictures that a form holds under a name. */
export function picturesIn(values: object, name: string): Picture[] {
  const pictures: unknown = Reflect.get(values, name)
  return Array.isArray(pictures) ? pictures.filter(isPicture) : []
}

/** The stored pictures in their order, as a form sends them. */
export function idsOf(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ id, state }) => (id && state === 'stored' ? [id] : []))
}

/** Why the pictures cannot be sent as they are; null when they can. */
export function picturesComplaint(pictures: readonly Picture[], max = IMAGES_MAX): string | null {
  if (pictures.length > max) return tooManyImages(max)
  if (pictures.some(({ state }) => state === 'failed')) return 'Повторите или\u00A0уберите то, что не\u00A0загрузилось'
  return pictures.every(({ state }) => state === 'stored') ? null : 'Подождите, пока фотографии загрузятся'
}

/** The demand of a form's `images` field that stands in its values under `name`; ids of the wire are stored as they are. */
export function picturesCheck(name: string, max = IMAGES_MAX): Check {
  return (_, values) => picturesComplaint(picturesIn(values, name), max)
}

/** One picture a quarter turned, by pixels: the width and height of what is drawn. */
export function turnedSize({ width, height }: { width: number; height: number }, turns: number) {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}
