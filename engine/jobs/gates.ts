/** Work that nobody is taught here, whoever asks: a slip injures or kills. */

const GATES: [RegExp, string][] = [
  [
    /\b(air ?bags?|srs|pre-?tensioners?|clock ?spring|squib)\b/i,
    'Airbags and belt tensioners can go off in your hands. A garage disarms them first.',
  ],
  [
    /\b(high.?voltage|hv (battery|cable|system)|traction battery|inverter|orange cables?|drive battery|charge port wiring)\b/i,
    'The high-voltage side of an electric or hybrid car can kill. Only a trained, equipped workshop may open it.',
  ],
  [
    /\b(coil springs?|road springs?|spring compressors?|macpherson|suspension struts?)\b/i,
    'A compressed suspension spring holds enough force to kill. It needs a workshop press.',
  ],
  [
    /\b(fuel (tank|line|pipe|rail|pump)|petrol tank|diesel tank|lpg (tank|system)|high.?pressure (fuel|diesel) pump)\b/i,
    'Opening the fuel system means vapour that explodes and pressure that cuts skin. A garage has the means to drain it safely.',
  ],
  [
    /\b((air ?con|a\/c|ac) (re)?gas|refrigerant|re-?gas)\b/i,
    'Refrigerant may only be handled by certified people, and it freezes skin at once.',
  ],
  [
    /\b(mileage|odometer|clock(ing)? (the|my) (car|miles)|dpf (delete|removal)|remove (the )?(dpf|cat\b|catalytic)|egr (delete|blank)|immobili[sz]er (bypass|delete)|hot.?wire)\b/i,
    'That would make the car illegal on the road or help to steal one, so there is no guide for it here.',
  ],
];

/** Why there is no guide to this, or nothing. */
export const gateOn = (topic: string): string | undefined => GATES.find(([words]) => words.test(topic))?.[1];
