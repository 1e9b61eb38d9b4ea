import { expect as patient } from 'playwright/test'

/** How long a journey waits for anything: a runner half as fast as ours needs ten seconds where a person would be gone. */
export const PATIENCE_MS = 30_000
export const expect = patient.configure({ timeout: PATIENCE_MS })
