/** What the worker keeps beside the build: pages as last read, and what the API told of the person. Both go when the person does. */
export const PAGES = 'pages'
export const OWN = 'own'
/** Stands in the browser where somebody left without a network: their session is a cookie, which only the server takes away. */
export const LEFT = 'ostrov_left'
