export { type Images, type Inspection, type MediaType, recipeVersion, type View } from './images.ts'
export { type ImagesOptions, openImages } from './open-images.ts'
