const asked = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => asked.abort())

/** Aborted once this process is asked to stop. An entry imports it first, so that no part of a start is deaf to it. */
export const stopSignal = asked.signal
