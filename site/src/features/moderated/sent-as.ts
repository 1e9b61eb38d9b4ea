type Sent = {
  /** How far it is. */
  state: string
  /** What was changed waits while what was approved is shown. */
  is_waiting: boolean
}

/** What became of something that was written anew or changed: what a trusted author writes waits for nobody. */
export function sentAs({ state, is_waiting }: Sent, isNew: boolean): 'sent' | 'shown' | 'changed' | 'saved' {
  if (state === 'pending') return 'sent'
  if (is_waiting) return 'changed'
  return isNew ? 'shown' : 'saved'
}
