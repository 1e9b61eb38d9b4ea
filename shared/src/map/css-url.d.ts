/** The address of a style that is asked for by hand. */
declare module '*.css?url' {
  const address: string
  export default address
}
