/** Whether what was last shown at this moment, in ms of the epoch as text, may be shown again. */
export function isDue(shown_at: string | null, now: number, every_ms: number): boolean {
  const last = Number(shown_at ?? 0)
  return !Number.isFinite(last) || now - last >= every_ms
}
