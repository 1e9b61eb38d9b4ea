/**
 * For every island with `client:idle`: a page that always has something to draw (a motion without an end on a slow
 * phone) is never idle, and without a latest moment its islands would never wake.
 */
export const idleAtLatest = { timeout: 2000 }
