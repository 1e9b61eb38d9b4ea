/** Milliseconds as «3:42»; a moment that has passed is «0:00». */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(Math.ceil(milliseconds / 1000), 0)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
