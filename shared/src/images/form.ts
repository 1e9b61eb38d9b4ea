/** Nothing of a stored picture is ever changed. */
export const IMAGE_FORM = {}
