import { Refusal } from '../../kernel/problems'
import { readFile } from './read-file'

declare const self: Worker

self.onmessage = ({ data }: MessageEvent<Uint8Array>) => {
  try {
    self.postMessage({ table: readFile(data) })
  } catch (problem) {
    const refusal = problem instanceof Refusal ? problem : new Refusal('menu_import.unreadable')
    self.postMessage({ refused: refusal.code, message: refusal.message })
  }
}
