/** The text of "Car Diagnostics Documentation". */

export const DOCUMENTATION = {
  title: 'Car Diagnostics Documentation',
  lead: 'How to get a good answer, and how to read it.',
  chapters: [
    {
      title: 'Your car first',
      points: [
        'Add make, model, year and engine: parts that your car does not have are ruled out, and its known weak points are weighed in.',
        'Mileage, gearbox and fuel sharpen the answer further. They are optional.',
      ],
    },
    {
      title: 'Say it in your own words',
      points: [
        'What do you notice, and where: a noise, a smell, a lamp, a feeling in the wheel or the pedal?',
        'When does it happen: cold or warm, braking, turning, over bumps, above a certain speed?',
        'Say what is not there, too. “No smoke” and “only when cold” rule things out.',
      ],
    },
    {
      title: 'Record a sound, or take a photo',
      points: [
        'Hold the phone close to the source, away from wind and traffic, for at least 10 seconds while it happens. Never while you drive.',
        'For a photo, daylight and one clear subject: the lamp, the leak, the tyre.',
      ],
    },
    {
      title: 'Read the answer',
      points: [
        'The band at the top says whether it is safe to drive. It follows fixed rules, so trust a “stop”, even if the likeliest fault sounds harmless.',
        'Faults come likeliest first, each with what speaks for and against it, what it should cost, and how to be sure.',
        'Answer the question below them, if you can: it is the one that settles the most.',
        'Costs are guide prices for the United Kingdom. They vary by place, garage and parts.',
      ],
    },
    {
      title: 'Keep it',
      points: [
        'With an account, each diagnosis is kept in your history. Show it to your garage: it names the checks and the parts.',
        'Without one, your cars stay in this browser, and an answer stays until you close the tab.',
      ],
    },
  ],
} as const;
