/** What this browser remembers of notices (spec §3, «Local stored state»); moments in ISO 8601. */
export type NotificationState = {
  /** The person said no, or the browser did, when it was offered last. */
  rejected: boolean
  modal_display_date: string | null
  /** When the server was told last where to send them. */
  refresh_token_date: string | null
  /** The browser it was told of, so that it is told once. */
  endpoint: string | null
}

const KEY = 'notification'
const RESTS_MS = 30 * 24 * 3_600_000
const NOTHING: NotificationState = {
  rejected: false,
  modal_display_date: null,
  refresh_token_date: null,
  endpoint: null,
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export function readNotification(shelf: Pick<Storage, 'getItem'> = localStorage): NotificationState {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}')
    const [rejected, ...texts] = ['rejected', 'modal_display_date', 'refresh_token_date', 'endpoint'].map((name) =>
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : null,
    )
    const [modal_display_date = null, refresh_token_date = null, endpoint = null] = texts.map((text) =>
      typeof text === 'string' ? text : null,
    )
    return { rejected: rejected === true, modal_display_date, refresh_token_date, endpoint }
  } catch {
    return NOTHING
  }
}

/** The offer stands before the person. */
export function rememberDisplay(now: Date, shelf?: Shelf): void {
  change({ modal_display_date: now.toISOString() }, shelf)
}

/** Nobody is asked again for 30 days after a no. */
export function rememberRefusal(now: Date, shelf?: Shelf): void {
  change({ rejected: true, modal_display_date: now.toISOString() }, shelf)
}

export function rememberEndpoint(endpoint: string, now: Date, shelf?: Shelf): void {
  change({ rejected: false, endpoint, refresh_token_date: now.toISOString() }, shelf)
}

export function isRefused(now: Date, shelf?: Pick<Storage, 'getItem'>): boolean {
  const { rejected, modal_display_date } = readNotification(shelf)
  // A clock that was set back must not ask for years of silence.
  return rejected && Math.abs(now.getTime() - Date.parse(modal_display_date ?? '')) < RESTS_MS
}

function change(changed: Partial<NotificationState>, shelf: Shelf = localStorage) {
  shelf.setItem(KEY, JSON.stringify({ ...readNotification(shelf), ...changed }))
}
