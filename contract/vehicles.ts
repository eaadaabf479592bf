/** The fixed lists an owner chooses a car from: 49 makes, their models, 31 years, 26 engines. */
import { MODELS } from './car-models.ts';

const GENERIC = ['Generic Model', 'Other'] as const;

export const MAKES = [
  'Alfa Romeo',
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'BYD',
  'Chevrolet',
  'Chrysler',
  'Citroën',
  'Cupra',
  'Dacia',
  'Daihatsu',
  'DS',
  'Ferrari',
  'Fiat',
  'Ford',
  'Genesis',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Isuzu',
  'Jaguar',
  'Jeep',
  'Kia',
  'Lamborghini',
  'Land Rover',
  'Lexus',
  'Lotus',
  'Maserati',
  'Mazda',
  'Mercedes-Benz',
  'MG',
  'MINI',
  'Mitsubishi',
  'Nissan',
  'Peugeot',
  'Polestar',
  'Porsche',
  'Renault',
  'SEAT',
  'Škoda',
  'Smart',
  'Subaru',
  'Suzuki',
  'Tesla',
  'Toyota',
  'Vauxhall',
  'Volkswagen',
  'Volvo',
] as const;

/** The models of a make; makes without a list of their own offer a generic one. */
export const modelsOf = (make: string): readonly string[] => MODELS[make] ?? GENERIC;

/** This year and the thirty before it, newest first. */
export const carYears = (now = new Date()): number[] =>
  Array.from({ length: 31 }, (_, back) => now.getFullYear() - back);

export const ENGINES = [
  'Electric',
  'Hybrid',
  'Plug-in Hybrid',
  'Hydrogen Fuel Cell',
  '1.0L I3',
  '1.2L I3',
  '1.2L I4',
  '1.4L I4',
  '1.5L I3',
  '1.6L I4',
  '1.8L I4',
  '2.0L I4',
  '2.5L I4',
  '3.0L I6',
  '3.0L V6',
  '3.5L V6',
  '4.0L V8',
  '5.0L V8',
  '6.0L W12',
  '6.5L V12',
  '1.6L TDI',
  '1.9L TDI',
  '2.0L TDI',
  '3.0L TDI',
  '4.0L TDI',
  'Other/Custom',
] as const;

export const TRANSMISSIONS = ['Manual', 'Automatic', 'Dual-clutch', 'CVT'] as const;
export const FUEL_TYPES = ['Petrol', 'Diesel', 'Hybrid', 'Plug-in hybrid', 'Electric', 'LPG'] as const;
export const DRIVE_TYPES = ['Front-wheel drive', 'Rear-wheel drive', 'Four-wheel drive'] as const;
