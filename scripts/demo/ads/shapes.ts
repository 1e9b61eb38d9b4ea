import type { SectionName } from '@ostrov/shared/ads/sections'
import type { LonLat } from '../../../api/src/modules/geo/line'
import type { CarBody, CarColour } from '../drawings'
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

type OneOf<List extends readonly unknown[]> = List[number]

type Work = {
  /** Slug of a leaf of the specializations. */
  specialization: string
  work_experience: OneOf<typeof EXPERIENCES>
  education: OneOf<typeof EDUCATIONS>
  type_employment: OneOf<typeof EMPLOYMENTS>
  schedule: OneOf<typeof SCHEDULES>
}

/** What only the ads of a section say. Money in whole rubles. */
export type AdFields = {
  vacancies: Work & {
    company: string
    salary_from: number | null
    salary_to: number | null
    salary_kind: OneOf<typeof SALARY_KINDS>
  }
  resumes: Work
  cars: {
    mark: string
    model: string
    generation: string | null
    year: number
    /** Kilometres. */
    mileage: number
    wheel: OneOf<typeof WHEELS>
    engine: OneOf<typeof ENGINES>
    /** Cubic centimetres; an electric motor has none. */
    volume: number | null
    power: number
    gearbox: OneOf<typeof GEARBOXES>
    drive: OneOf<typeof DRIVES>
    body: CarBody
    colour: CarColour
    owners: OneOf<typeof OWNERS>
    documents: OneOf<typeof DOCUMENTS>
    condition: OneOf<typeof CAR_CONDITIONS>
    customs: OneOf<typeof CUSTOMS>
  }
  estate: {
    deal: OneOf<typeof DEALS>
    kind: OneOf<typeof ESTATE_KINDS>
    /** Nought is a studio; none where a thing has no rooms. */
    rooms: number | null
    area: number | null
    floor: number | null
    floors: number | null
    /** Hundreds of square metres. */
    land_area: number | null
    built_year: number | null
    deposit: number | null
    children: boolean
    animals: boolean
  }
  sales: {
    /** Slug of a leaf of the goods' categories. */
    category: string
    condition: OneOf<typeof GOODS_CONDITIONS>
    exchange: boolean
    delivery: boolean
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
