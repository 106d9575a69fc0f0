// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::collections::HashMap;
use std::os::raw::c_void;

#[repr(C)]
pub struct PeerSystem {
    variable_count: i32,
    row_count: i32,
    starts: *const i32,
    variables: *const i32,
    coefficients: *const f64,
    relations: *const i32,
    constants: *const f64,
    strengths: *const f64,
}

struct Loaded {
    solver: Solver,
    variables: Vec<Variable>,
    places: HashMap<Variable, usize>,
    values: Vec<f64>,
    constraints: Vec<Constraint>,
    refused: i32,
}

impl Loaded {
    unsafe fn new(system: &PeerSystem) -> Loaded {
        let count = system.variable_count as usize;
        let variables: Vec<Variable> = (0..count).map(|_| Variable::new()).collect();
        let places = variables.iter().enumerate().map(|(i, v)| (*v, i)).collect();
        let mut loaded = Loaded {
            solver: Solver::new(),
            variables,
            places,
            values: vec![0.0; count],
            constraints: Vec::with_capacity(system.row_count as usize),
            refused: 0,
        };
        for row in 0..system.row_count as usize {
            let range = *system.starts.add(row) as usize..*system.starts.add(row + 1) as usize;
            let terms = range
                .map(|i| Term {
                    variable: loaded.variables[*system.variables.add(i) as usize],
                    coefficient: *system.coefficients.add(i),
                })
                .collect();
            let relation = match *system.relations.add(row) {
                -1 => RelationalOperator::LessOrEqual,
                1 => RelationalOperator::GreaterOrEqual,
                _ => RelationalOperator::Equal,
            };
            let constraint = Constraint::new(
                Expression::new(terms, *system.constants.add(row)),
                relation,
                *system.strengths.add(row),
            );
            loaded.constraints.push(constraint.clone());
            if loaded.solver.add_constraint(constraint).is_err() {
                loaded.refused += 1;
            }
        }
        loaded.update();
        loaded
    }

    fn update(&mut self) {
        for (variable, value) in self.solver.fetch_changes() {
            if let Some(place) = self.places.get(variable) {
                self.values[*place] = *value;
            }
        }
    }

    unsafe fn read(&self, values: *mut f64) {
        std::ptr::copy_nonoverlapping(self.values.as_ptr(), values, self.values.len());
    }
}

#[no_mangle]
pub unsafe extern "C" fn peer_cold(system: *const PeerSystem, values: *mut f64) -> i32 {
    let loaded = Loaded::new(&*system);
    loaded.read(values);
    loaded.refused
}

#[no_mangle]
pub unsafe extern "C" fn peer_open(system: *const PeerSystem) -> *mut c_void {
    Box::into_raw(Box::new(Loaded::new(&*system))) as *mut c_void
}

#[no_mangle]
pub unsafe extern "C" fn peer_close(handle: *mut c_void) {
    drop(Box::from_raw(handle as *mut Loaded));
}

#[no_mangle]
pub unsafe extern "C" fn peer_values(handle: *mut c_void, values: *mut f64) {
    let loaded = &*(handle as *const Loaded);
    loaded.read(values);
}

#[no_mangle]
pub unsafe extern "C" fn peer_edit(handle: *mut c_void, variable: i32, strength: f64) {
    let loaded = &mut *(handle as *mut Loaded);
    let variable = loaded.variables[variable as usize];
    let _ = loaded.solver.add_edit_variable(variable, strength);
}

#[no_mangle]
pub unsafe extern "C" fn peer_suggest(handle: *mut c_void, variable: i32, value: f64) {
    let loaded = &mut *(handle as *mut Loaded);
    let variable = loaded.variables[variable as usize];
    let _ = loaded.solver.suggest_value(variable, value);
    loaded.update();
}

#[no_mangle]
pub unsafe extern "C" fn peer_suggest_all(
    handle: *mut c_void,
    variables: *const i32,
    values: *const f64,
    count: i32,
) {
    let loaded = &mut *(handle as *mut Loaded);
    for i in 0..count as usize {
        let variable = loaded.variables[*variables.add(i) as usize];
        let _ = loaded.solver.suggest_value(variable, *values.add(i));
    }
    loaded.update();
}

#[no_mangle]
pub unsafe extern "C" fn peer_value(handle: *mut c_void, variable: i32) -> f64 {
    let loaded = &*(handle as *const Loaded);
    loaded.values[variable as usize]
}

#[no_mangle]
pub unsafe extern "C" fn peer_toggle(
    handle: *mut c_void,
    rows: *const i32,
    count: i32,
    between: i32,
) {
    let loaded = &mut *(handle as *mut Loaded);
    for i in 0..count as usize {
        let constraint = loaded.constraints[*rows.add(i) as usize].clone();
        let _ = loaded.solver.remove_constraint(&constraint);
    }
    if between != 0 {
        loaded.update();
    }
    for i in 0..count as usize {
        let constraint = loaded.constraints[*rows.add(i) as usize].clone();
        let _ = loaded.solver.add_constraint(constraint);
    }
    loaded.update();
}
