/** Under what a tab keeps the photos of a new ad until its guest has signed in. */
export const photosShelf = (section: string): string => `ad_photos_${section}`
