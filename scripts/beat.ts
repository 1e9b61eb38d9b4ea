/** The descriptor by which a worker tells its supervisor that it lives: a line with the number of its process. */
export const BEAT_FD = 4
/** The supervisor's clock too: it looks as often as a worker beats. */
export const BEAT_MS = 1_000
