/**
 * What a resume needs is allowed: pages, pictures, fonts, bookmarks, links that are pressed, fields without scripts.
 * What runs, sends, fetches, plays or carries something is refused. ISO 32000-2, 12.6 (actions), 12.5 (annotations).
 */

/** Entries that have no other meaning. */
export const forbiddenKeys: ReadonlySet<string> = new Set([
  ...['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EF', 'UF', 'Collection', 'Renditions'],
  ...['AlternatePresentations', 'SpiderInfo', 'RichMediaContent', 'RichMediaSettings'],
  // Steps of a presentation act as they come.
  ...['PresSteps', 'NA'],
]);

/** Of a stream: its data, or what is drawn, would come from another file. */
export const forbiddenStreamKeys: ReadonlySet<string> = new Set(['F', 'FFilter', 'Ref', 'OPI']);

/** Kinds of actions, wherever they stand: ISO 32000-2, table 201, and what older versions had. */
export const forbiddenActions: ReadonlySet<string> = new Set([
  ...['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'Rendition'],
  ...['Movie', 'Sound', 'GoTo3DView', 'RichMediaExecute', 'Hide', 'ResetForm', 'SetOCGState'],
  ...['EnableJavaScripts', 'NOP', 'SetState', 'URILaunch', 'GoToDp'],
]);

/** What may be acted upon when the visitor presses it. */
export const pressedActions: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named']);
export const pressedCommands: ReadonlySet<string> = new Set([
  ...['NextPage', 'PrevPage', 'FirstPage', 'LastPage'],
]);

/** Of annotations and streams. */
export const forbiddenSubtypes: ReadonlySet<string> = new Set([
  ...['FileAttachment', 'Sound', 'Movie', 'Screen', '3D', 'RichMedia', 'Projection'],
  ...['U3D', 'PRC', 'Flash', 'PS'],
]);
export const forbiddenTypes: ReadonlySet<string> = new Set([
  ...['EmbeddedFile', 'Rendition', 'MediaClip', 'Collection', 'RichMediaContent'],
  ...['RichMediaInstance', 'RichMediaSettings', 'RichMediaConfiguration', '3DView'],
]);

/** What a description of another file has: ISO 32000-2, table 43. */
export const fileKeys: readonly string[] = ['F', 'UF', 'EF', 'DOS', 'Mac', 'Unix', 'FS'];

/** Entries whose text says what a thing is or where it leads. */
export const judgedTexts: ReadonlySet<string> = new Set([
  'S',
  'Type',
  'Subtype',
  'URI',
  'Base',
  'N',
]);
