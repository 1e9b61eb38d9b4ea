import type { PoolClient } from 'pg'

/** What the bank knows of its client. */
export type Terminal = { terminalKey: string; password: string; publicUrl: string }
export type Call = { tx: PoolClient; body: Record<string, unknown>; terminal: Terminal; now: Date }
export type Answer = Record<string, unknown>
