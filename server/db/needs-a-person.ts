/** Something that trying again will not mend. Its message is the sentence that whoever runs the server reads. */
export class NeedsAPerson extends Error {}
