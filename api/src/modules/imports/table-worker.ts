import { answerApart } from './read-apart'
import { readFile } from './read-file'

declare const self: Worker

answerApart(self, readFile, 'menu_import.unreadable')
