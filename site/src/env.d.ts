/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Asks the API without a socket; in `astro dev` the middleware asks `API_URL` over the network instead. */
    api: (request: Request) => Promise<Response>
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** A media query; see `adapter/painted-directive.ts`. */
    'client:painted'?: string
    /** Where the browser keeps what the island shows; see `adapter/touched-directive.ts`. */
    'client:touched'?: string | true
  }
}
