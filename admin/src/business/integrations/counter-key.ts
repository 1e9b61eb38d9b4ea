/** How the settings of a restaurant's counter are kept at hand. */
export const counterKey = (id: string) => ['counter', id]
/** How its menu beside ours is. */
export const counterMenuKey = (id: string) => ['counter-menu', id]
