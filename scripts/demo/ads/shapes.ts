import type { SECTIONS, SectionName } from '@ostrov/shared/ads/sections'
import type { SharedColumn } from '../../../api/src/modules/ads/ad-columns'
import type { LonLat } from '../../../api/src/modules/geo/line'
import type { DemoCity } from '../island/shapes'
import type { AdPhoto } from './photos'

export type AdSection = SectionName

/** Waiting for a moderator, seen by all, run out, taken away by its author because it is sold or for another reason. */
export const AD_STATES = ['published', 'pending', 'expired', 'sold', 'withdrawn'] as const
export type AdState = (typeof AD_STATES)[number]

export const EXPERIENCES = ['none', 'from_1_to_3', 'from_3_to_6', 'over_6'] as const
export const EDUCATIONS = ['any', 'secondary', 'vocational', 'higher'] as const
export const EMPLOYMENTS = ['full', 'part', 'project', 'rotation', 'internship'] as const
export const SCHEDULES = ['five_two', 'two_two', 'shifts', 'flexible', 'remote'] as const
export const SALARY_KINDS = ['net', 'gross'] as const
export const WHEELS = ['right', 'left'] as const
export const ENGINES = ['petrol', 'diesel', 'hybrid', 'electric', 'gas'] as const
export const GEARBOXES = ['automatic', 'manual', 'cvt', 'robot'] as const
export const DRIVES = ['front', 'rear', 'full'] as const
export const OWNERS = ['one', 'two', 'three'] as const
export const DOCUMENTS = ['good', 'duplicate', 'problems'] as const
export const CAR_CONDITIONS = ['good', 'damaged', 'parts'] as const
export const CUSTOMS = ['cleared', 'not_cleared'] as const
export const DEALS = ['sale', 'rent', 'daily'] as const
export const ESTATE_KINDS = ['flat', 'room', 'house', 'plot', 'commercial', 'garage'] as const
export const GOODS_CONDITIONS = ['new', 'good', 'worn', 'parts'] as const

type Fields<Name extends SectionName> = (typeof SECTIONS)[Name]['fields']
/** What a form's line holds; money in whole rubles, of a catalogue the slug of a leaf. */
type Value<Line> = Line extends { choices: infer Choices }
  ? keyof Choices
  : Line extends { kind: 'flag' }
    ? boolean
    : Line extends { kind: 'number' | 'money' }
      ? number
      : string
/** A line that need not be filled, or is asked only sometimes, may hold nothing. */
type Held<Line> = Line extends { kind: 'flag' } | { required: string; when?: never } ? Value<Line> : Value<Line> | null

/** What only the ads of a section say. */
export type AdFields = {
  [Name in SectionName]: {
    -readonly [Field in Exclude<keyof Fields<Name>, SharedColumn | 'is_approximate'>]: Held<Fields<Name>[Field]>
  }
}

export type DemoAd<Section extends AdSection = AdSection> = {
  /** The same in every seeding. */
  key: string
  section: Section
  state: AdState
  /** Since it was published, or sent to a moderator. An ad lasts for thirty days. */
  hours_ago: number
  /** None where the section makes it of the fields. */
  title: string | null
  description: string
  /** Whole rubles; none where the section has another kind of money or a thing is given away. */
  price: number | null
  city: DemoCity
  address: string
  point: LonLat
  photos: readonly AdPhoto[]
  /** Phone of the demo customer whose ad it is. */
  author: string
  contact_name: string
  contact_phone: string
  fields: AdFields[Section]
}
