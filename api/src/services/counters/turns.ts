type Bounds = { pauseMs: number; most: number; withinMs: number }
/** Books the account's next turn. @returns the milliseconds until then; null where it was asked too often. */
export type TakeTurn = (account: string, bounds: Bounds) => Promise<number | null>

/** The way to one kind of counters: each question waits for its turn, and where there is none is not asked. */
export const inTurn =
  (takeTurn: TakeTurn, kind: string, bounds: Bounds) =>
  async <Answer>(secret: string, ask: () => Promise<Answer>, refuse: () => Answer): Promise<Answer> => {
    const account = new Bun.CryptoHasher('sha256').update(`${kind}:${secret}`).digest('hex')
    const wait = await takeTurn(account, bounds)
    if (wait === null) return refuse()
    if (wait > 0) await Bun.sleep(wait)
    return ask()
  }
