import { LockMode } from '@mikro-orm/postgresql'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { LEGAL_FORM, RESTAURANT_FORM } from '@ostrov/shared/profiles/form'
import type { OwnRestaurantWire, ProfileChange } from '@ostrov/shared/profiles/schema'
import { RestaurantChange } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { Business, By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { type TrustedPlace, trustPlace } from '../geo/trust-place'
import { demandOwnImages } from '../images/reach-image'
import { proposedNow } from '../moderation/read-revisions'
import { saveModerated } from '../moderation/save-moderated'
import { chooseCuisines } from './choose-cuisines'
import { readOwnRestaurant } from './read-own-restaurants'
import { type GeneralInfo, Restaurant } from './restaurant'
import { awaitMoments } from './resume-restaurant'

type Input = typeof ProfileChange.static
type Saving = {
  business: Business
  by: By
  restaurant: Served
  input: Input
  /** The address that was sent, looked at; null when none was. */
  place: TrustedPlace | null
  now: Date
}

const COLUMNS = [...Object.keys(RestaurantChange.properties), 'general_info', 'city_id', 'legal_info']

/** An address that was sent. @throws {Refusal} as `trustPlace` */
export async function trustGiven(em: Em, deps: Deps, { address, coordinates, city_id }: Input) {
  if (address === undefined || coordinates === undefined) return null
  return trustPlace(em, deps, { address, coordinates, city_id })
}

/** A pause longer than this is no pause. */
const LONGEST_MS = 366 * DAY_MS

/**
 * What a restaurant says of itself: name, description, address and pictures wait for a moderator, the rest applies at
 * once. A pause or a busy time that is ended takes its words along. Answers all of it as it is now, so that editing can go on
 * from there. Call inside a transaction.
 * @throws {Refusal} `image.not_found`; `restaurant.changed` with all of it when `version` is not its own any more; `restaurant.not_found`
 * for a manager who would change what is the owner's alone.
 */
export async function saveRestaurant(em: Em, saving: Saving): Promise<OwnRestaurantWire> {
  const { business, by, restaurant, input, place, now } = saving
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }
  const current = await em.findOneOrFail(Restaurant, { id: restaurant.id }, lock)
  const { version, cuisines, phones, address: _, coordinates: __, city_id: ___, ...plain } = input
  if (version !== undefined && version !== current.updated_at.toISOString()) {
    throw new Refusal('restaurant.changed', { data: { current: await readOwnRestaurant(em, business, restaurant) } })
  }
  if (plain.legal_info) await Served.one(em, { business, permission: 'owner' }, restaurant.id)
  demandForm(input)
  await demandOwnImages(em, business, [plain.logo_id, plain.image_id])
  await awaitMoments(em, restaurant.id, comingMoments(input, now))
  const cuisine_type = cuisines && (await chooseCuisines(em, restaurant.id, cuisines))
  if (cuisine_type) await writeCuisines(em, saving, cuisine_type)
  const general_info = await generalInfo(em, current, { ...input, place, cuisine_type: cuisine_type?.words })
  const row = { kind: 'restaurant', row_id: restaurant.id, owner: `restaurant:${restaurant.id}` } as const
  const named = {
    ...plain,
    ...whatEnds(input),
    ...(general_info && { general_info }),
    ...(place && { city_id: place.city_id }),
  }
  await saveModerated(em, { ...row, columns: COLUMNS, input: named, by, now })
  // What only waits is a change to whoever looks at it, too.
  await changed(em, sql`update restaurant set updated_at = ${now} where id = ${restaurant.id}`)
  return readOwnRestaurant(em, business, restaurant)
}

/** What a schema could not judge of the form: its lists, and numbers that are nobody's. @throws {Refusal} `request.invalid` */
export function demandForm({ phones, cuisines, legal_info }: Pick<Input, 'phones' | 'cuisines' | 'legal_info'>): void {
  const { phones: ofPhones, cuisines: ofCuisines } = RESTAURANT_FORM
  const errors = {
    ...(legal_info && checkForm(LEGAL_FORM, legal_info)),
    ...(phones && checkForm({ phones: ofPhones }, { phones: phones.join('\n') })),
    ...(cuisines && checkForm({ cuisines: ofCuisines }, { cuisines })),
  }
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
}

/** Phones as they are kept. */
export const keptPhones = (phones: readonly string[]) =>
  phones.flatMap((phone) => normalizePhone(phone) ?? []).filter((phone, at, all) => all.indexOf(phone) === at)

type Told = Pick<Input, 'title' | 'phones'> & { place: TrustedPlace | null; cuisine_type: string | undefined }

/** Orders and letters call it by the name of `general_info`; what waits of it already stays proposed. */
async function generalInfo(em: Em, { id, general_info }: Restaurant, { title, phones, place, cuisine_type }: Told) {
  const changes: Partial<GeneralInfo> = {
    ...(title !== undefined && { name: title.trim() }),
    ...(phones && { phones: keptPhones(phones) }),
    ...(cuisine_type !== undefined && { cuisine_type }),
    ...(place && { address: place.address, coordinates: place.coordinates }),
  }
  if (Object.keys(changes).length === 0) return null
  const { general_info: waiting } = await proposedNow(em, 'restaurant', id)
  return { ...general_info, ...(typeof waiting === 'object' && waiting), ...changes }
}

function writeCuisines(em: Em, { by, restaurant, now }: Saving, { before, words }: { before: string; words: string }) {
  const entry = { by, subject: `restaurant:${restaurant.id}`, restaurant_id: restaurant.id, now }
  return writeEntry(em, { ...entry, act: 'restaurant.change', from: { cuisines: before }, to: { cuisines: words } })
}

/** What is over says nothing more. */
function whatEnds({ disabled_until, busy_until }: Input): Input {
  return {
    ...(disabled_until === null && { disabled_reason: null }),
    ...(busy_until === null && { busy_minutes: 0 }),
  }
}

/** Until when a pause and a busy time last. @throws {Refusal} `request.invalid` for one that is over, or longer than a year */
export function comingMoments({ disabled_until, busy_until }: Pick<Input, 'disabled_until' | 'busy_until'>, now: Date) {
  const moments = { disabled_until, busy_until }
  const errors: Record<string, string> = {}
  for (const [name, text] of Object.entries(moments)) {
    const left = text ? Date.parse(text) - now.getTime() : 1
    if (left <= 0) errors[name] = 'Это время уже прошло'
    if (left > LONGEST_MS) errors[name] = 'Не\u00A0дольше года'
  }
  if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
  return moments
}
