/** What we use of a package that has no types of its own. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', handler: (name: string, attributes: () => unknown) => void): this
    on(event: 'closeTag' | 'cdata' | 'text', handler: (text: string) => void): this
    on(event: 'error', handler: (problem: Error) => void): this
    parse(xml: string): void
  }
}
