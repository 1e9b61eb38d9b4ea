/** How a pass stands to the ticket it was made by. */
export const PASS_VERDICTS = {
  first: 'Прошёл',
  double: 'Двойной проход',
  stale: 'По\u00A0устаревшему коду',
  refunded: 'По\u00A0возвращённому билету',
} as const
export type PassVerdict = keyof typeof PASS_VERDICTS

/** A ticket as a gate has it in its list. */
export type Listed = {
  id: string
  version: number
  short: string
  kind: string
  used_at: string | null
  used_by: string | null
  is_refunded: boolean
  /** It waits for whoever opens a link. */
  is_offered: boolean
}

/** What a code says once it is read; `isGenuine` null where the browser cannot check a signature. */
export type Shown = { id: string; version: number; session_id: string; isGenuine: boolean | null }
export type Passed = { at: string; by: string | null }

export type Judgement =
  | { is: 'ok'; kind: string | null }
  | ({ is: 'double' } & Passed)
  | { is: 'stale' | 'refunded' | 'foreign' | 'forged' | 'unknown' }

type Known = {
  session_id: string
  listed: Listed | undefined
  /** Who came in by it here, told to nobody yet. */
  own: Passed | undefined
}

/** What a gate says without asking anybody: by the signature, its list, and whom it has let in itself. */
export function judge({ id, version, session_id, isGenuine }: Shown, known: Known): Judgement {
  const { listed, own } = known
  if (isGenuine === false) return { is: 'forged' }
  if (session_id !== known.session_id) return { is: 'foreign' }
  if (own) return { is: 'double', ...own }
  // Sold since the list was read; without a signature nobody knows.
  if (!listed || listed.id !== id) return isGenuine ? { is: 'ok', kind: null } : { is: 'unknown' }
  if (listed.is_refunded) return { is: 'refunded' }
  if (version < listed.version || listed.is_offered) return { is: 'stale' }
  if (version > listed.version && !isGenuine) return { is: 'unknown' }
  if (listed.used_at) return { is: 'double', at: listed.used_at, by: listed.used_by }
  return { is: 'ok', kind: listed.kind }
}
