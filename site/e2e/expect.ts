import { expect as patient } from 'playwright/test'

/** How long a journey waits for anything: a busy runner needs half a minute where a person would be gone. */
export const PATIENCE_MS = 60_000
export const expect = patient.configure({ timeout: PATIENCE_MS })
