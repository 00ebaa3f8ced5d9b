export { loadShippedFonts, watermarkFont } from './fonts.ts'
export {
  type Images,
  type Inspection,
  type MediaType,
  mediaTypes,
  recipeVersion,
  type View,
} from './images.ts'
export { asMarkup } from './markup.ts'
export { type ImagesOptions, openImages } from './open-images.ts'
