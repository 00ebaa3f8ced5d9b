export { asMarkup, letters, loadFontsFor } from './drawing.ts'
export { type Images, type Inspection, type Pictures, recipeVersion, type View } from './images.ts'
export { type ImagesOptions, openImages } from './open-images.ts'
export { type MediaType, mediaTypes } from './schema.ts'
