/** Days for which a picture that nothing shows is kept. */
export const UNUSED_DAYS = 7

/** Nothing of a stored picture is ever changed. */
export const IMAGE_FIELDS = {}
