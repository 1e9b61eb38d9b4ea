/** Days for which a picture that nothing shows is kept. */
export const UNUSED_DAYS = 7
