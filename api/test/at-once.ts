/** The turn of who need not share an account with anybody: a counter of one's own is asked at once. */
export const atOnce = async () => 0
