/** What an ad is by what was done to it: told by answers alone, so that nothing here asks the database. */
import { AD_DAYS, ADS_A_DAY } from '@ostrov/shared/ads/rules'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { COMPLAINTS_HIDE } from '@ostrov/shared/moderation/complaints'

export type Ad = {
  id: string
  number: number
  section: SectionName
  author: number
  created: number
  state: 'pending' | 'approved' | 'needs_work' | 'rejected'
  /** What was approved last; what its author said last may be other words. */
  words: string | null
  prices: number[]
  runs_out: number | null
  is_archived: boolean
  is_hidden: boolean
  is_gone: boolean
  /** Whose complaints have come since a moderator has looked, and whose ever. */
  complaints: number
  complained: Set<number>
}

/**
 * What a person was answered with 200 for.
 * An edit tells when its form was `opened`: of two at one moment that one was first, or it would have been refused.
 */
export type Done =
  | { kind: 'edit'; ad: Ad; price: number | null; opened: number }
  | { kind: 'decide'; ad: Ad; verdict: 'approved' | 'needs_work' | 'rejected'; words: string | null }
  | { kind: 'settle'; ad: Ad; verdict: 'approved' | 'needs_work' | 'rejected' }
  | { kind: 'complain'; ad: Ad; by: number }
  | { kind: 'archive' | 'renew' | 'remove'; ad: Ad }

/** Of acts that were all done at one moment, the only order in which the rules let all of them be done. */
const ORDER = ['edit', 'decide', 'settle', 'complain', 'archive', 'renew', 'remove']

export function newAd(given: Pick<Ad, 'id' | 'number' | 'section' | 'author' | 'created'>, price: number | null): Ad {
  return {
    ...given,
    ...{ state: 'pending', words: null, prices: price === null ? [] : [price], runs_out: null },
    ...{ is_archived: false, is_hidden: false, is_gone: false, complaints: 0, complained: new Set() },
  }
}

/** Carries out what was done at one moment; answers the ads that were both taken away and renewed, of which either may have been last. */
export function carryOut(done: readonly Done[], now: number): Ad[] {
  for (const one of done.toSorted((a, b) => placeOf(a) - placeOf(b) || openedAt(a) - openedAt(b))) carry(one, now)
  const archived = done.flatMap(({ kind, ad }) => (kind === 'archive' ? [ad] : []))
  return archived.filter((ad) => done.some((one) => one.kind === 'renew' && one.ad === ad))
}

const placeOf = ({ kind }: Done) => ORDER.indexOf(kind)
const openedAt = (done: Done) => (done.kind === 'edit' ? done.opened : 0)

function carry(done: Done, now: number): void {
  const { ad } = done
  if (done.kind === 'edit') {
    if (ad.state !== 'approved') ad.state = 'pending'
    if (done.price !== null && done.price !== ad.prices.at(-1)) ad.prices.push(done.price)
  } else if (done.kind === 'decide') decided(done, now)
  else if (done.kind === 'settle') {
    if (done.verdict !== 'approved' && ad.state === 'approved') ad.state = done.verdict
    Object.assign(ad, { is_hidden: false, complaints: 0 })
  } else if (done.kind === 'complain') {
    if (ad.complained.has(done.by)) return
    ad.complained.add(done.by)
    ad.complaints += 1
    ad.is_hidden ||= ad.complaints >= COMPLAINTS_HIDE
  } else if (done.kind === 'archive') ad.is_archived = true
  else if (done.kind === 'renew') Object.assign(ad, { is_archived: false, runs_out: now + AD_DAYS * DAY_MS })
  else ad.is_gone = true
}

function decided({ ad, verdict, words }: Extract<Done, { kind: 'decide' }>, now: number) {
  if (verdict === 'approved') {
    ad.state = 'approved'
    ad.words = words ?? ad.words
    ad.runs_out ??= now + AD_DAYS * DAY_MS
  } else if (ad.state !== 'approved') ad.state = verdict
}

/** What a stranger is answered: the status of its page, or that there is none. */
export function seenBy({ state, is_gone, is_hidden, is_archived, runs_out }: Ad, now: number) {
  if (is_gone || is_hidden || state !== 'approved' || runs_out === null) return null
  if (is_archived) return 'archived'
  return runs_out <= now ? 'expired' : 'published'
}

/** Whether a person has written more within a day than anybody may. */
export const isOverLimit = (ads: readonly Ad[], author: number, now: number) =>
  ads.filter((ad) => ad.author === author && ad.created > now - DAY_MS).length > ADS_A_DAY
