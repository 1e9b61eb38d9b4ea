import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type AdFormat, FILE_PHOTOS_MOST } from '@ostrov/shared/ad-imports/rules'
import type { AdImportProblem, AdImportRow, AdImportWire } from '@ostrov/shared/ad-imports/schema'
import { factsOf, wordsOf } from '@ostrov/shared/ads/facts'
import { pricePer, priceWords } from '@ostrov/shared/ads/price-words'
import type { AdStatus } from '@ostrov/shared/ads/rules'
import { mayAct } from '@ostrov/shared/ads/rules'
import type { AdValues } from '@ostrov/shared/ads/schema'
import type { AdField } from '@ostrov/shared/ads/section'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { cutText } from '@ostrov/shared/formats/cut-text'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm } from '@ostrov/shared/forms/form'
import { salaryOf } from '../ads/reading/ad-cards'
import { titleIn } from '../ads/writing/own-ad'
import { ofAvito } from './avito'
import type { AdOperations, FileAd } from './operations'
import type { Feed, FeedItem } from './read-feed'
import type { Known, Translated } from './words'
import { ofYandex } from './yandex'

/** An ad that an earlier file has brought. */
export type Sourced = {
  ad_id: string
  external_id: string
  section: SectionName
  title: string
  status: AdStatus
  archived_as: string | null
  said: AdValues
  photos: string[]
}
export type AdPlan = {
  operations: AdOperations
  rows: AdImportRow[]
  problems: AdImportProblem[]
  counts: AdImportWire['counts']
}
/** `names` are of entries and towns, by what ads keep of them; `room` is for how many new ads. */
type PlanState = {
  known: Known
  names: ReadonlyMap<string, string>
  sourced: readonly Sourced[]
  room: number
  now: Date
}

/** What a file would do with a person's ads: each that is right, and what is wrong with each other one. */
export async function planAds({ format, items }: Feed, state: PlanState): Promise<AdPlan> {
  const plan: AdPlan = {
    operations: { create: [], change: [], gone: [] },
    rows: [],
    problems: [],
    counts: { create: 0, change: 0, gone: 0, same: 0, wrong: 0 },
  }
  const seen = new Set<string>()
  for (const [at, item] of items.entries()) {
    // Whoever else asks is answered meanwhile.
    if (at % AT_ONCE === 0) await setImmediate()
    planOne(plan, state, { format, item, seen })
  }
  planGone(plan, state, format, seen)
  return plan
}

/** Some fifty milliseconds of work. */
const AT_ONCE = 20

type One = { format: AdFormat; item: FeedItem; seen: Set<string> }

function planOne(plan: AdPlan, state: PlanState, { format, item, seen }: One) {
  const refuse = (problems: readonly Omit<AdImportProblem, 'external_id'>[]) => {
    plan.counts.wrong += 1
    plan.problems.push(...problems.map((problem) => ({ external_id: item.id || null, ...problem })))
  }
  if (item.id === '')
    return refuse([
      { field: 'Id', reason: 'У\u00A0объявления нет номера: без него его не\u00A0узнать в\u00A0следующем файле' },
    ])
  const external_id = `${format}:${item.id}`
  if (seen.has(external_id))
    return refuse([{ field: 'Id', reason: 'Объявление с\u00A0этим номером в\u00A0файле уже было' }])
  seen.add(external_id)
  if (item.isOverfull) return refuse([{ field: null, reason: 'В\u00A0объявлении слишком много полей' }])
  const told = (format === 'avito' ? ofAvito : ofYandex)(item, state.known, state.now)
  if (!told) return refuse([{ field: 'Category', reason: 'Такие объявления мы\u00A0не\u00A0принимаем' }])
  if (told.term) {
    // What is over is gone, as if the file had it no more.
    if (told.term.isOver) seen.delete(external_id)
    return refuse([{ field: told.term.field, reason: told.term.reason }])
  }
  const problems = complaintsOf(told)
  if (problems.length > 0) return refuse(problems)
  const was = state.sourced.find((one) => one.external_id === external_id)
  const photos = [...new Set(told.photos)].slice(0, FILE_PHOTOS_MOST)
  const ad = { external_id, section: told.section, values: keptOf(told), photos }
  const row = () => rowOf(ad, state.names, told.assumed)
  if (!was) return planNew(plan, state, { ad, row }, refuse)
  if (was.section !== ad.section)
    return refuse([{ field: 'Category', reason: 'У\u00A0объявления сменился раздел: дайте ему новый номер' }])
  return planKnown(plan, state, { ad, row }, was)
}

/** What the form of the section says of it, the words of the file first. */
function complaintsOf({ section, values, complaints }: Translated): { field: string; reason: string }[] {
  const { fields } = sectionOf(section)
  const errors = { ...checkForm(fields, { image_ids: [], ...values }), ...complaints }
  return Object.entries(errors).flatMap(([name, reason]) =>
    reason ? [{ field: fields[name]?.label ?? name, reason: cutText(reason, 300) }] : [],
  )
}

/** Every field of the section, as a form would send it; pictures come later. */
function keptOf({ section, values }: Translated): AdValues {
  const { fields } = sectionOf(section)
  const said: AdValues = values
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      if (kind === 'images') return []
      const value = said[name] ?? null
      return [[name, kind === 'phone' && typeof value === 'string' ? (normalizePhone(value) ?? value) : value]]
    }),
  )
}

/** An ad of the file, and how the plan shows it. */
type Planned = { ad: FileAd; row: () => ReturnType<typeof rowOf> }

function planNew(
  plan: AdPlan,
  { room }: PlanState,
  { ad, row }: Planned,
  refuse: (problems: { field: null; reason: string }[]) => void,
) {
  if (plan.counts.create >= room)
    return refuse([
      {
        field: null,
        reason: 'На\u00A0сегодня новых объявлений из\u00A0файлов уже довольно: загрузите остальные завтра',
      },
    ])
  plan.counts.create += 1
  plan.operations.create.push(ad)
  plan.rows.push({ ...row(), act: 'create', changes: [] })
}

function planKnown(plan: AdPlan, { names }: PlanState, { ad, row }: Planned, was: Sourced) {
  const isOver = isTakenBack(was)
  const changes = changesOf(ad, was, names)
  const hasNews = isOver || changes.length > 0
  if (!hasNews || !(isOver || mayAct('change', was.status))) {
    plan.counts.same += 1
    return
  }
  plan.counts.change += 1
  plan.operations.change.push({ ...ad, ad_id: was.ad_id })
  const shown = isOver ? [{ label: 'Состояние', from: 'Снято', to: 'Снова на\u00A0сайте' }] : []
  plan.rows.push({ ...row(), act: 'change', changes: [...shown, ...changes] })
}

/** What ran out, or what an earlier file had no more, is shown again when a file has it; what its author sold is left alone. */
export const isTakenBack = ({ status, archived_as }: Pick<Sourced, 'status' | 'archived_as'>) =>
  status === 'expired' || (status === 'archived' && archived_as === 'withdrawn')

const WORDS_SHOWN = 120

function changesOf(
  { section, values, photos }: FileAd,
  was: Sourced,
  names: PlanState['names'],
): AdImportRow['changes'] {
  const { fields } = sectionOf(section)
  const said = Object.entries(fields).flatMap(([name, field]) => {
    const [from, to] = [was.said[name] ?? null, values[name] ?? null]
    if (field.kind === 'images' || isDeepStrictEqual(from, to)) return []
    const words = (value: unknown) => {
      const found = names.get(String(value)) ?? wordsOf(field, value, names)
      return found === null ? null : cutText(found, WORDS_SHOWN)
    }
    return [{ label: field.label, from: words(from), to: words(to) }]
  })
  if (isDeepStrictEqual(photos, was.photos)) return said
  return [...said, { label: 'Фото', from: String(was.photos.length), to: String(photos.length) }]
}

const rowOf = (
  { external_id, section, values, photos }: FileAd,
  names: PlanState['names'],
  assumed: Translated['assumed'],
) => ({
  external_id: external_id.slice(external_id.indexOf(':') + 1),
  section,
  title: titleIn(section, values, names),
  price: priceWords({
    section,
    price: typeof values.price === 'number' ? values.price : null,
    price_per: pricePer(section, values),
    salary: salaryOf(values),
  }),
  facts: decidingOf(factsOf(section, values, names, 'page'), section, assumed),
  photos: photos.length,
})

/** What buyers decide by: whatever is a number, what stands on a card, and what the file leaves to us. */
const decidingOf = (facts: ReturnType<typeof factsOf>, section: SectionName, assumed: Translated['assumed']) =>
  facts.flatMap(({ name, label, text }) => {
    const field: AdField | undefined = sectionOf(section).fields[name]
    if (!(assumed.has(name) || field?.kind === 'number' || field?.fact)) return []
    const unsaid = assumed.has(name) ? ' (в\u00A0файле не\u00A0сказано)' : ''
    return [{ label: `${label}${unsaid}`, text: cutText(text, WORDS_SHOWN) }]
  })

/** An ad that earlier files of the format have brought and this one has no more. */
function planGone(plan: AdPlan, { sourced }: PlanState, format: AdFormat, seen: ReadonlySet<string>) {
  for (const { ad_id, external_id, section, title, status } of sourced) {
    if (!external_id.startsWith(`${format}:`) || seen.has(external_id) || !isStanding(status)) continue
    plan.counts.gone += 1
    plan.operations.gone.push(ad_id)
    const id = external_id.slice(format.length + 1)
    plan.rows.push({ external_id: id, act: 'gone', section, title, photos: 0, changes: [] })
  }
}

/** What waits may be taken away, too: it would be shown once somebody has looked. */
const isStanding = (status: AdStatus) => status !== 'archived' && status !== 'rejected'
