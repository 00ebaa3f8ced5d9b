/** From this size on, a form says that a picture can be made smaller. */
export const largeBytes = 5 * 1024 * 1024
