import { expect as patient } from 'playwright/test'

/** Waits for what it looks at three times as long as by default: what waits less tells of a busy machine, not of a fault. */
export const expect = patient.configure({ timeout: 15_000 })
