import { entriesOf, type Said } from '@ostrov/shared/ads/facts'
import { isSection } from '@ostrov/shared/ads/sections'
import { COMPLAINT_REASONS, type ComplaintReason } from '@ostrov/shared/moderation/complaints'
import { besideOf, type Names, saidOf, waitingInOrder } from '@ostrov/shared/moderation/field-words'
import { type FirstCounts, missingSteps } from '@ostrov/shared/moderation/first-steps'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import { UNDO_DECISION_MS } from '@ostrov/shared/moderation/rules'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import type { Em } from '../../db/orm'
import { entryNames } from '../catalogues/entry-names'
import type { Proposed } from './revision'

type Complained = Omit<RevisionWire['complaints']['items'][number], 'reason'> & { reason: ComplaintReason }
/** A revision as its statement reads it. */
export type RevisionRow = Omit<
  RevisionWire,
  'undo_until' | 'beside' | 'fields' | 'title' | 'author' | 'missing' | 'taken' | 'complaints'
> & {
  complaints: { total: number; items: Complained[] } | null
  taken_by: string | null
  taken_name: string | null
  taken_until: string | null
  /** Of a restaurant. */
  counts: FirstCounts | null
  author_kind: SessionKind
  author_id: string | null
  author_name: string | null
  proposed: Proposed
  base: Proposed
  is_shown: boolean
  title: string | null
  decided_at: string | null
  /** The row of which it is, and what those that it names are called. */
  row_now: Said
  row_names: Record<string, string>
}

/** Revisions as a moderator reads them: in words. */
export async function viewsOf(em: Em, found: readonly RevisionRow[]): Promise<RevisionWire[]> {
  const slugs = found.flatMap(({ kind, row_now, proposed, base }) =>
    kind === 'ad' ? [row_now, proposed, base].flatMap(entriesIn(row_now)) : [],
  )
  const entries = await entryNames(em, slugs)
  return found.map((one) => viewOf(one, { entries, rows: one.row_names }))
}

/** The slugs of catalogues that an ad names, as it stands or is proposed. */
const entriesIn =
  ({ section }: Said) =>
  (said: Said | null) =>
    said && typeof section === 'string' && isSection(section) ? entriesOf(section, said) : []

function viewOf(row: RevisionRow, names: Names): RevisionWire {
  const {
    proposed,
    base,
    is_shown,
    author_kind,
    author_id,
    author_name,
    title,
    counts,
    complaints,
    taken_by,
    taken_name,
    taken_until,
    decided_at,
    row_now,
    row_names,
    ...rest
  } = row
  return {
    ...rest,
    title: String(title ?? proposed[MODERATED[rest.kind].title] ?? ''),
    taken: taken_by && taken_until ? { by: taken_by, name: taken_name ?? '', until: taken_until } : null,
    author: { kind: author_kind, id: author_id, name: author_name },
    complaints: {
      total: complaints?.total ?? 0,
      items: complaints?.items.map((one) => ({ ...one, reason: COMPLAINT_REASONS[one.reason] })) ?? [],
    },
    missing: counts && !is_shown ? missingSteps(withProposed(counts, proposed)) : [],
    undo_until: decided_at && new Date(Date.parse(decided_at) + UNDO_DECISION_MS).toISOString(),
    fields: fieldsOf({ ...row, base: is_shown && rest.about === 'proposal' ? base : null }, names),
    beside: besideOf(rest.kind, proposed, { row: row_now, names }),
  }
}

/** Each field that is proposed, beside what is shown now; what may lack and is nothing on both sides is left out. */
function fieldsOf(
  { kind, proposed, base, row_now }: Pick<RevisionRow, 'kind' | 'proposed' | 'row_now'> & { base: Proposed | null },
  names: Names,
): RevisionWire['fields'] {
  return waitingInOrder(kind, row_now).flatMap((name) => {
    const field = MODERATED[kind].fields[name]
    if (!field || !(name in proposed) || field.as === 'within') return []
    const { label, as, may_lack } = field
    const [before, wanted] = [base === null ? null : base[name], proposed[name]]
    if (may_lack && isNothing(before) && isNothing(wanted)) return []
    const said = saidOf(kind, name, { row: row_now, names })
    return [{ name, label, as, shown: said(before), proposed: said(wanted) }]
  })
}

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** What is proposed is there once it is approved; what is proposed to go is not. */
function withProposed(counts: FirstCounts, { logo_id, image_id }: Proposed): FirstCounts {
  return {
    ...counts,
    ...(logo_id !== undefined && { has_logo: logo_id !== null }),
    ...(image_id !== undefined && { has_image: image_id !== null }),
  }
}
